import type { ComponentData } from '@galley/shared/components/dictionary';
import { useMark } from '../edit-marks';
import { textHash } from '../text-hash';
import type { Renderer } from './renderer';

/**
 * Renders a slim bar. The announcement island adds the close button and remembers a dismissal by component
 * and text, so that a changed text shows again. Without JavaScript the bar cannot be closed.
 */
function AnnouncementView({
  data,
  componentId,
}: {
  data: ComponentData['Announcement'];
  componentId: number;
}) {
  const mark = useMark();
  const key = `${componentId}-${textHash(data.announcementText)}`;
  return (
    <aside className="announcement" aria-label="Announcement" data-announcement={key}>
      <p {...mark('announcementText')}>{data.announcementText}</p>
      <button type="button" aria-label="Dismiss announcement" hidden>
        ✕
      </button>
    </aside>
  );
}

export const announcementRenderer: Renderer<'Announcement'> = {
  draw: ({ data, componentId }) => <AnnouncementView data={data} componentId={componentId} />,
  styles: () => ['announcement'],
  islands: () => ['announcement'],
};
