import { writeFileSync } from 'node:fs';
import { zonesFile, zonesText } from './checks/zones.ts';

writeFileSync(zonesFile, zonesText());
process.stdout.write(`${zonesFile}\n`);
