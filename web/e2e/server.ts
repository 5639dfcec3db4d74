import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const BINARY = process.env.REVENANT_BINARY ?? resolve(import.meta.dirname, '../../target/debug/revenant');
const OPENING_MS = 20_000;
const CLOSING_MS = 5_000;
/** Windows close quickly, so that tests need not wait for them. */
const SHORT_GRACE_MS = 100;

/** The real server on a port of its own, with a data folder of its own. */
export class Server {
  private process: ChildProcess | undefined;
  private said: string[] = [];

  private constructor(
    private readonly data: string,
    private readonly graceMs: number,
    private readonly botsWaitMs: number,
    public url = '',
  ) {}

  static async start(graceMs = SHORT_GRACE_MS, botsWaitMs = 0): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'revenant-e2e-')), graceMs, botsWaitMs);
    await server.open('127.0.0.1:0');
    return server;
  }

  private async open(address: string): Promise<void> {
    const times = ['--bots-wait-ms', String(this.botsWaitMs), '--grace-ms', String(this.graceMs)];
    const child = spawn(BINARY, ['serve', '--addr', address, '--data', this.data, '--no-browser', ...times], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = child;
    const listen = (stream: NodeJS.ReadableStream, each?: (line: string) => void): void => {
      createInterface({ input: stream }).on('line', (line) => {
        this.said = [...this.said, line].slice(-40);
        each?.(line);
      });
    };
    listen(child.stderr);
    this.url = await new Promise<string>((found, failed) => {
      const fail = (why: string): void => failed(new Error(`${BINARY}: ${why}\n${this.said.join('\n')}`));
      const timer = setTimeout(() => fail(`no address after ${OPENING_MS} ms`), OPENING_MS);
      child.once('error', (error) => fail(error.message));
      child.once('exit', (code, signal) => fail(`ended with ${code ?? signal} before it was open`));
      listen(child.stdout, (line) => {
        const url = /http:\/\/\S+:\d+/.exec(line)?.[0];
        if (!url) return;
        clearTimeout(timer);
        found(url);
      });
    });
  }

  /** Kills the process without letting it finish anything. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Starts again at the same address, with the same data. */
  async restart(): Promise<void> {
    await this.open(new URL(this.url).host);
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.data, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((ended) => child.once('exit', ended));
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), CLOSING_MS);
    await gone;
    clearTimeout(timer);
  }
}
