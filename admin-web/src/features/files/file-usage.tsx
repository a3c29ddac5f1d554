import { LibraryUses } from '../images/image-usage';
import { useGetFileUsage } from './use-get-file-usage';

/** Where a file is linked or listed. @param isWarning before a deletion */
export function FileUsage({ id, isWarning }: { id: number; isWarning?: boolean }) {
  return (
    <LibraryUses
      query={useGetFileUsage(id)}
      consequence="The links there would be words without a link."
      isWarning={isWarning}
    />
  );
}
