import type { LibraryFile } from '@galley/shared/schemas/file';
import { ReplaceContent } from '../../ui/replace-content';
import { acceptedFiles, refusalOf } from './file-texts';
import { useReplaceFile } from './use-files';

/** Replaces the content under the file's URL: every link to it leads to the new content. */
export function ReplaceFile({ file: { id } }: { file: LibraryFile }) {
  const replacement = useReplaceFile();
  return (
    <ReplaceContent
      accept={acceptedFiles}
      refusalOf={refusalOf}
      send={async (file, onPercent) => {
        const onProgress = (sent: number) => onPercent(sent * 100);
        await replacement.mutateAsync({ id, fileName: file.name, file, onProgress });
        return undefined;
      }}
      done="Replaced. Visitors who opened it recently get the new one within five minutes."
      hint="The address does not change, so every link leads to the new file."
    />
  );
}
