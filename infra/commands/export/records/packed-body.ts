import { brotliDecompressSync } from 'node:zlib';
import { attempt } from '@galley/shared/attempt';
import type * as z from 'zod';
import { bytes } from './file-types';

/** An item holds 400 KB; our own bodies unpack to far less than this limit, and every visit unpacks one. */
const mostUnpacked = 16 * 1024 * 1024;

/** Compressed JSON with this schema and a limited unpacked size. */
export function packed(content: z.ZodType): z.ZodType<Uint8Array> {
  return bytes.superRefine((body, context) => {
    const { success, error } = content.safeParse(unpacked(body));
    if (success) return;
    const [issue] = error.issues;
    const where = issue && issue.path.length > 0 ? `${issue.path.join('.')} in it ` : '';
    context.addIssue({
      code: 'custom',
      message: `${where}${issue?.message ?? 'is not what this release packs'}`,
    });
  });
}

/** Undefined, which no schema accepts, where the body cannot be unpacked. */
function unpacked(body: Uint8Array): unknown {
  return attempt(() =>
    JSON.parse(brotliDecompressSync(body, { maxOutputLength: mostUnpacked }).toString('utf8')),
  );
}
