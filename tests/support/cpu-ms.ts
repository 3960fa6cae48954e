/** What this process has worked, in ms: a machine that is busy with others does not make it more. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
