import { type SentFileKind, sentFileKinds } from '@galley/shared/sent-file-rules';

const longest = 80;
/** Names that Windows reserves for devices. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The name of a visitor's file without anything dangerous: folders, characters that are invisible or change
 * the text direction, and characters that file systems refuse.
 */
export function sanitizeFileName(name: string): string {
  const [last = ''] = name.split(/[\\/]/).slice(-1);
  const plain = last
    .normalize('NFC')
    .replace(/\p{C}/gu, '')
    .replace(/["*:<>?|]/g, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return plain === '' ? 'file' : cutBeforeEnding(plain);
}

/** The name with the extension of the file's detected kind, whatever it was called. */
export function withExtensionOf(name: string, kind: SentFileKind): string {
  const { ending } = sentFileKinds[kind];
  const [, base = name, own = ''] = /^(.*)\.([A-Za-z0-9]{1,8})$/.exec(name) ?? [];
  const isRight = own.toLowerCase() === ending || (kind === 'jpeg' && own.toLowerCase() === 'jpeg');
  return `${devices.test(base) ? `${base}-` : base}.${isRight ? own.toLowerCase() : ending}`;
}

function cutBeforeEnding(name: string): string {
  const [, base = name, ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/.exec(name) ?? [];
  return `${[...base].slice(0, longest).join('')}${ending}`;
}
