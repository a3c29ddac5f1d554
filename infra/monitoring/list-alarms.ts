import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstSteps } from '../constructs/alarms';

interface AlarmResource {
  Type: string;
  Properties: { AlarmName: string; AlarmDescription: string };
}

/**
 * The alarms of a synthesised app as a Markdown table: what breaks for users, and where to look first.
 * @param directory of the app, of any stage
 */
export function listAlarms(directory: string): string {
  const rows = alarmsIn(directory).map(({ AlarmName, AlarmDescription }) => {
    const [, urgency = '', name = ''] = /^galley-[^-]+-(now|today)-(.+)$/.exec(AlarmName) ?? [];
    const [breaks = '', first = ''] = AlarmDescription.split(` ${firstSteps}`);
    return [`\`${name}\``, urgency, breaks, `${first.charAt(0).toUpperCase()}${first.slice(1)}`];
  });
  const lines = [['alarm', 'when', 'what breaks for users', 'look first at'], Array(4).fill('---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function alarmsIn(directory: string): AlarmResource['Properties'][] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.template.json'))
    .flatMap((file) => {
      const { Resources } = JSON.parse(readFileSync(join(directory, file), 'utf8')) as {
        Resources: Record<string, AlarmResource>;
      };
      return Object.values(Resources);
    })
    .filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm')
    .map(({ Properties }) => Properties)
    .toSorted((one, other) => (one.AlarmName < other.AlarmName ? -1 : 1));
}
