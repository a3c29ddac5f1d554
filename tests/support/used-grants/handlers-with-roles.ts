import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

const actingRoleFile = fileURLToPath(new URL('./acting-role.ts', import.meta.url));
const handlerExport = /^export (const|async function|function) (handler|define|create|verify)\b/gm;

/** Makes every Lambda handler run in its role, however a test imports it. */
export function handlersWithRoles(): Plugin {
  return {
    name: 'handlers-with-roles',
    enforce: 'pre',
    transform(code, id) {
      const role = /\/functions\/([^/]+)\/handler\.ts$/.exec(id)?.[1];
      if (!role) return undefined;
      const names: string[] = [];
      const renamed = code.replace(handlerExport, (_, keyword: string, name: string) => {
        names.push(name);
        return `${keyword} ${name}Itself`;
      });
      if (names.length === 0) throw new Error(`${id} exports no handler that is known.`);
      const wrapped = names.map(
        (name) =>
          `export const ${name} = (...given) => actAs('${role}', () => (${name}Itself as any)(...given));`,
      );
      return [`import { actAs } from '${actingRoleFile}';`, renamed, ...wrapped].join('\n');
    },
  };
}
