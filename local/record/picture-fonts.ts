import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@/local/run-command.ts';

/**
 * The environment of a browser whose system's font is Arimo, which has the measures of Helvetica and Arial: what pictures show
 * then looks as on most machines, whatever the recording one has installed.
 * @param folder for the settings
 */
export function pictureFonts(folder: string): Record<string, string> {
  const file = join(folder, 'fonts.conf');
  const preferred = ['sans-serif', 'system-ui', 'sans']
    .map(
      (name) =>
        `<match target="pattern"><test name="family" qual="any"><string>${name}</string></test>` +
        '<edit name="family" mode="prepend" binding="strong"><string>Arimo</string></edit></match>',
    )
    .join('\n');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${join(projectRoot, 'node_modules/@expo-google-fonts/arimo')}</dir>
${preferred}
<cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
}
