const DEFAULT_PORT = 4173;

/**
 * The port that the environment variable PORT asks for, 4173 where it is unset or empty; 0 stands for any free port.
 * @throws Error naming the variable where it is no port
 */
export function readPort(value = ""): number {
  if (value === "") return DEFAULT_PORT;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (port <= 65535) return port;
  throw new Error(`PORT: expected a whole number from 0 to 65535, got ${value}`);
}

/** Why a port cannot be had, and what to do. */
export function describePortError(port: number, error: NodeJS.ErrnoException): string {
  const reason = error.code === "EADDRINUSE" ? "another program listens there" : error.message;
  return `PORT: ${port} cannot be had (${reason}); set PORT to another number, or to 0 for any free one`;
}
