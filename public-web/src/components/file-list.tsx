import type { ComponentData } from '@galley/shared/components/dictionary';
import { fileKinds, fileSize } from '@galley/shared/file-rules';
import { readFileLink } from '@galley/shared/page-links';
import type { FileModel } from '@galley/shared/schemas/file';
import { use } from 'react';
import { useMark } from '../edit-marks';
import { SurroundingsContext } from '../surroundings';
import type { Renderer } from './renderer';
import { Section } from './section';
import { SectionHead } from './section-head';

type Data = ComponentData['FileList'];

interface EntryProps {
  item: Data['items'][number];
  /** Undefined while no file is chosen, and where it was deleted: the text is then shown without a link. */
  file: FileModel | undefined;
  at: string;
}

function Entry({ item: { title }, file, at }: EntryProps) {
  const mark = useMark();
  const kind = file && fileKinds[file.kind];
  const words = (
    <>
      <span className="kind" aria-hidden="true">
        {kind?.ending ?? ''}
      </span>
      <span>
        {title ? <b {...mark(`${at}.title`)}>{title}</b> : <b>{file?.title}</b>}
        {file && kind ? <small>{`${kind.label}, ${fileSize(file.bytes)}`}</small> : null}
      </span>
    </>
  );
  return (
    <li>
      {file ? (
        <a href={file.href} download="">
          {words}
        </a>
      ) : (
        words
      )}
    </li>
  );
}

function FileListView({ data }: { data: Data }) {
  const { files } = use(SurroundingsContext);
  return (
    <Section type="FileList" data={data} className="file-list">
      <SectionHead data={data} />
      <ul className={data.columns === '1' ? 'grid' : `grid of-${data.columns}`}>
        {data.items.map((item, index) => {
          const file = files[readFileLink(item.file) ?? 0];
          if (!file && !item.title) return null;
          return <Entry key={item.key} item={item} file={file} at={`items.${index}`} />;
        })}
      </ul>
    </Section>
  );
}

export const fileListRenderer: Renderer<'FileList'> = {
  draw: ({ data }) => <FileListView data={data} />,
  styles: () => ['file-list'],
};
