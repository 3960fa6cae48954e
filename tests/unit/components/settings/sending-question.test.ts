import { expect, it } from 'vitest';
import { cloudDestination } from '@/components/settings/sending-question.tsx';

it.each([
  ['api.whetstone.example', 'Whetstone’s server (api.whetstone.example) and'],
  ['127.0.0.1:54321', 'Whetstone’s server on this computer and'],
  ['localhost:8000', 'Whetstone’s server on this computer and'],
])('what is sent to %s goes to a server by the name people know', (host, named) => {
  const { text } = cloudDestination(host);
  expect(text).toContain(named);
  expect(text).not.toMatch(/\d{3,}\b/);
});
