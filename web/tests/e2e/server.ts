/** Real servers on free ports, for the tests that drive a browser. */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
const PYTHON = [process.env["PAIJU_PYTHON"], join(ROOT, ".venv/bin/python")].find((path) => path && existsSync(path)) ?? "python3";

const ENVIRONMENT = { ...process.env, PYTHONPATH: [join(ROOT, "src"), ROOT].join(delimiter) };

/** A server as the tests see it: its address, and the folder that it keeps everything in. */
export class Host {
  constructor(
    public url: string,
    readonly folder: string,
  ) {}

  /** From now on secrets come from the seed and this name. */
  drawFor(test: string): void {
    writeFileSync(join(this.folder, "chance"), test);
  }

  get said(): string {
    return existsSync(this.log) ? readFileSync(this.log, "utf8") : "";
  }

  /** One that this server gave for a seat, but too long ago. */
  expiredTicket(table: string, seat: number): string {
    const script = join(import.meta.dirname, "expired.py");
    return execFileSync(PYTHON, [script, this.database, table, String(seat)], { env: ENVIRONMENT, encoding: "utf8" }).trim();
  }

  /** What people said about words, as `paiju admin words` lists it. */
  wordReports(): Record<string, unknown>[] {
    const listed = execFileSync(PYTHON, ["-m", "paiju", "admin", "words", "--json", "--db", this.database], { env: ENVIRONMENT, encoding: "utf8" });
    return JSON.parse(listed) as Record<string, unknown>[];
  }

  protected get log(): string {
    return join(this.folder, "log");
  }

  protected get database(): string {
    return join(this.folder, "paiju.db");
  }
}

export class Server extends Host {
  private process: ChildProcess | null = null;

  /** `pace` is the number of seconds that a bot takes for a move, `grace` that until one plays for somebody who is away; a beacon of our own gives a round a second. */
  constructor(
    private readonly pace = 0,
    private readonly grace = 60,
    private readonly hasBeacon = false,
  ) {
    super("", mkdtempSync(join(tmpdir(), "paiju-e2e-")));
  }

  async start(port = 0): Promise<void> {
    const script = join(import.meta.dirname, "serve.py");
    const child = spawn(PYTHON, [script, ...[port, this.pace, this.grace, this.folder].map(String), ...(this.hasBeacon ? ["beacon"] : [])], { cwd: ROOT, env: ENVIRONMENT });
    this.process = child;
    this.url = await new Promise<string>((found, failed) => {
      let heard = "";
      const hear = (text: Buffer): void => {
        appendFileSync(this.log, text);
        heard += String(text);
        const url = /http:\/\/[\w.:]+/.exec(heard)?.[0];
        if (url) found(url);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("exit", () => failed(new Error(`the server did not start: ${heard}`)));
    });
  }

  /** As a machine that loses its power. */
  async kill(): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
