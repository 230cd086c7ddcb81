/** How far somebody is in a hand that is played out: watched step by step, or played along at the learner's own turns. */

import type { Example, LessonStep, Speech, View } from "../protocol";

export class Course {
  at = $state(0);
  isWrong = $state(false); // another action was tried than the one of the example
  private step = $state(0); // of the lesson: how many of its words were read

  constructor(
    private readonly example: Example,
    private readonly isLesson: boolean,
  ) {}

  get length(): number {
    return this.example.stages.length;
  }

  get view(): View {
    return (this.example.stages[this.at] ?? this.example.stages[0])!.view;
  }

  /** All that happened so far. */
  get story(): Speech[] {
    return this.example.stages.slice(0, this.at + 1).flatMap(({ view }) => view.story);
  }

  /** What led to this stage. */
  get told(): Speech[] {
    return this.view.story;
  }

  get isOver(): boolean {
    return this.at === this.length - 1;
  }

  /** The action of the example that comes next. */
  get wanted(): string | null {
    return this.example.stages[this.at + 1]?.action ?? null;
  }

  /** Whether the learner is to do it; not while there is something to read first. */
  get isAsked(): boolean {
    return this.isLesson && this.note === null && this.wanted !== null && this.example.stages[this.at + 1]?.seat === this.view.seat;
  }

  /** What the lesson says now, and what it points at. */
  get note(): (LessonStep & { number: number }) | null {
    const step = this.isLesson ? this.example.lesson[this.step] : undefined;
    return step && step.at <= this.at ? { ...step, number: this.step + 1 } : null;
  }

  get canGoOn(): boolean {
    return this.note !== null || (!this.isOver && !this.isAsked);
  }

  next(): void {
    if (this.note) this.step++;
    else if (this.canGoOn) this.move(this.at + 1);
  }

  /** What the learner has done: it is done where the example does so too. */
  answer(action: string): void {
    if (action === this.wanted) this.move(this.at + 1);
    else this.isWrong = true;
  }

  private move(at: number): void {
    this.at = Math.min(at, this.length - 1);
    this.isWrong = false;
  }
}
