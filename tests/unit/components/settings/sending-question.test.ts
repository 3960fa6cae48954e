import { expect, it } from 'vitest';
import { cloudDestination } from '@/components/settings/sending-question.tsx';

it.each([
  ['api.whetstone.example', 'Whetstone’s server (api.whetstone.example) and'],
  ['127.0.0.1:54321', 'Whetstone’s server (127.0.0.1:54321) and'],
])('what is sent to %s goes to a server whose address is told', (host, named) => {
  expect(cloudDestination(host).text).toContain(named);
});
