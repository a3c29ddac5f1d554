import { type FileKindName, fileKinds } from '@galley/shared/file-rules';
import classes from './files.module.css';

/** Shows the kind of a file as an icon; the text beside it says it, too. */
export function FileMark({ kind }: { kind: FileKindName }) {
  return (
    <span className={classes.mark} data-kind={kind} aria-hidden>
      {fileKinds[kind].ending}
    </span>
  );
}
