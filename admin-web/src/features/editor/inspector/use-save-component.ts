import { type CreatableType, ownListOf } from '@galley/shared/components/dictionary';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api';
import { isApiError } from '../../../lib/api-error';
import {
  type ComponentPlace,
  createComponent,
  type FormValues,
  readComponent,
  updateComponent,
} from '../../../parts/components/component-calls';
import { editorKeys } from '../../../parts/versions/editor-keys';
import type { PageComponentData } from '../../../parts/versions/use-get-page-component-data';
import { notifyError } from '../../../ui/notify';
import { useFirstSlide } from '../outline/pictured-sections';
import { usePutAtPlace } from '../outline/use-put-at-place';
import { slideFields } from './banner/save-slide';
import type { OwnEntry } from './component-values';

/** A create whose response was lost: it may have reached the server. */
interface LostCreate {
  name: unknown;
  /** The placements that existed before. */
  known: ReadonlySet<number>;
}

/**
 * The saves of one component's form. Saved values go directly into the query cache, so that autosave reads nothing
 * again.
 */
export function useSaveComponent(type: CreatableType, place: ComponentPlace) {
  const queryClient = useQueryClient();
  const putAtPlace = usePutAtPlace(place);
  const addFirstSlide = useFirstSlide();
  const [lost, setLost] = useState<LostCreate>();
  const allOfPage = { queryKey: editorKeys.page(place.pageId) };

  const placedIds = () =>
    queryClient
      .getQueriesData<PageComponentData>({ queryKey: editorKeys.allData(place.pageId) })
      .flatMap(([, data]) => data?.pageComponents.map(({ id }) => id) ?? []);

  /** The component of a create whose response was lost, if it did reach the server. */
  const findLost = async ({ name, known }: LostCreate) => {
    const { pageComponents } = await api('getPageComponentData', { ...place, bodies: false });
    return pageComponents.find(
      (placed) => placed.type === type && placed.componentName === name && !known.has(placed.id),
    )?.componentId;
  };

  const create = async (values: FormValues, at: number | undefined): Promise<number> => {
    const found = lost && (await findLost(lost));
    const known = lost?.known ?? new Set(placedIds());
    let componentId = found;
    try {
      componentId ??= await createComponent(type, values, place);
    } catch (error) {
      if (isApiError(error) && error.isTemporary) setLost({ name: values.componentName, known });
      throw error;
    }
    setLost(undefined);
    // The banner is stored: where its slide is not, the page offers to add one.
    if (ownListOf(type) && found === undefined) await addFirstSlide(componentId).catch(notifyError);
    if (at !== undefined) await putAtPlace((placement) => placement.componentId === componentId, at);
    await queryClient.invalidateQueries(allOfPage);
    return componentId;
  };

  /** Changes the cached data of the page. */
  const amend = async (change: (known: PageComponentData) => PageComponentData) => {
    const queries = { queryKey: editorKeys.allData(place.pageId) };
    // A read that began before the save would restore the old text. It may be caused by something else, such as a
    // move.
    const isReading = queryClient.isFetching(queries) > 0;
    await queryClient.cancelQueries(queries);
    queryClient.setQueriesData<PageComponentData>(queries, (known) => known && change(known));
    if (isReading) void queryClient.invalidateQueries(queries);
  };

  /** Updates list and preview to the stored state. */
  const note = (componentId: number, revision: number, data: object) =>
    amend((known) => withComponent(known, componentId, revision, data as FormValues));

  const update = async (componentId: number, revision: number, values: FormValues) => {
    await updateComponent(type, values, { ...place, id: componentId, revision });
    await note(componentId, revision + 1, values);
  };

  /** Updates an entry that was saved by itself. */
  const noteEntry = (componentId: number, entry: OwnEntry, revision: number) => {
    const name = ownListOf(type)?.name ?? '';
    return amend((known) => ({
      ...known,
      components: known.components.map((body) =>
        body.componentId === componentId ? withEntry(body, name, { ...entry, revision }) : body,
      ),
    }));
  };

  /** Reads what the server kept of a save: it may have sanitised the text. Undefined when it cannot be read now. */
  const readBack = async (componentId: number) => {
    const stored = await readComponent(type, componentId).catch(() => undefined);
    if (stored) await note(componentId, stored.revision, stored.component.data);
    return stored;
  };

  /** After an error that is caused by the server's state: reads that state. */
  const readAgain = () => void queryClient.invalidateQueries(allOfPage);

  return { create, update, noteEntry, readBack, readAgain };
}

type Body = PageComponentData['components'][number];

/** Its links keep their format. */
function withEntry(body: Body, name: string, entry: OwnEntry & { revision: number }): Body {
  const entries = (body.data as FormValues)[name] as OwnEntry[];
  const now = { ...slideFields(entry), revision: entry.revision };
  const next = entries.map((one) => (one.id === entry.id ? { ...one, ...now } : one));
  return { ...body, data: { ...body.data, [name]: next } };
}

function withComponent(
  known: PageComponentData,
  componentId: number,
  revision: number,
  values: FormValues,
): PageComponentData {
  const { componentName } = values;
  return {
    ...known,
    pageComponents: known.pageComponents.map((placement) =>
      placement.componentId === componentId && typeof componentName === 'string'
        ? { ...placement, componentName }
        : placement,
    ),
    components: known.components.map((body) =>
      body.componentId === componentId && body.revision <= revision
        ? { ...body, revision, data: { ...body.data, ...values } }
        : body,
    ),
  };
}
