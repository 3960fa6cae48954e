// Outlives the stack by seconds: when the process that holds its input dies, even by SIGKILL, it ends the
// children named to it (`+pid`, `-pid`), so that none is left behind.
import { createInterface } from 'node:readline';

const GRACE_MS = 5000;
const children = new Set();

function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    children.delete(pid);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) children.add(pid);
  else children.delete(pid);
});
lines.on('close', () => {
  if (children.size === 0) process.exit();
  for (const pid of children) kill(pid, 'SIGINT');
  const deadline = Date.now() + GRACE_MS;
  const timer = setInterval(() => {
    for (const pid of children) kill(pid, Date.now() > deadline ? 'SIGKILL' : 0);
    if (children.size === 0) clearInterval(timer);
  }, 100);
});
