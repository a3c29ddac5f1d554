import { LibraryUses } from '../images/image-usage';
import { useGetFileUsage } from './use-files';

/** Shows where a file is linked or listed. @param isWarning before a deletion */
export function FileUsage({ id, isWarning }: { id: number; isWarning?: boolean }) {
  return (
    <LibraryUses
      query={useGetFileUsage(id)}
      consequence="Links there would become plain text."
      isWarning={isWarning}
    />
  );
}
