/** A real server on a free port, with bots that do not wait, for the tests that drive a browser. */

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
const PYTHON = [process.env["PAIJU_PYTHON"], join(ROOT, ".venv/bin/python")].find((path) => path && existsSync(path)) ?? "python3";

export class Server {
  url = "";
  said = "";
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "paiju-e2e-"));

  async start(port = 0): Promise<void> {
    const options = ["--port", String(port), "--pace", "0", "--db", join(this.folder, "paiju.db"), "--trust", "127.0.0.1"];
    const child = spawn(PYTHON, ["-m", "paiju", "serve", ...options], {
      cwd: ROOT,
      env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
    });
    this.process = child;
    this.url = await new Promise<string>((found, failed) => {
      const before = this.said.length;
      const hear = (text: Buffer): void => {
        this.said += String(text);
        const url = /http:\/\/[\w.:]+/.exec(this.said.slice(before))?.[0];
        if (url) found(url);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("exit", () => failed(new Error(`the server did not start: ${this.said}`)));
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
