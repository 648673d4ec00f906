import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { connect } from "node:net";

/** A server in a process of its own, so that a request that ends it ends nothing else. */
export interface ServerProcess {
  readonly port: number;
  /** The exit code or the signal's name once the process has ended, null while it runs. */
  ended(): number | string | null;
  /** How many files and sockets the process holds open. */
  openFiles(): number;
  stop(): Promise<void>;
}

const PROGRAM = `
import { serve } from "./src/cli/serve.ts";
const server = await serve(process.argv[1], 0);
console.log(server.address().port);
`;

/** @param mostFiles the most files and sockets that the process may hold open */
export async function startServer(folder: string, mostFiles: number): Promise<ServerProcess> {
  const command = `ulimit -n ${mostFiles}; exec "$0" --import tsx --input-type=module -e "$1" "$2"`;
  const child = spawn("sh", ["-c", command, process.execPath, PROGRAM, folder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const port = await firstLine(child);
  return {
    port: Number(port),
    ended: () => child.exitCode ?? child.signalCode,
    openFiles: () => readdirSync(`/proc/${child.pid}/fd`).length,
    stop: () =>
      new Promise((done) => {
        if (child.exitCode !== null || child.signalCode !== null) return done();
        child.once("exit", () => done());
        child.kill();
      }),
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    child.stdout?.once("data", (data: Buffer) => done(String(data)));
    child.once("exit", (code) => fail(new Error(`the server did not start: exit code ${code}`)));
  });
}

/** Sends bytes and closes this end; what came back by the time the server closed its own. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (data) => {
      answer += data;
    });
    // A server may close a connection on which nonsense is still arriving.
    socket.on("error", () => {});
    socket.on("close", () => done(answer));
    socket.end(bytes);
  });
}

/** Asks for a path and closes the connection at the first bytes of the answer. */
export function abortDownload(port: number, path: string): Promise<void> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    });
    socket.once("data", () => socket.destroy());
    socket.on("error", () => {});
    socket.on("close", () => done());
  });
}
