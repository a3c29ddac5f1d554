import type { CreatableType } from '@galley/shared/components/dictionary';
import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error';
import { useRead } from '../../../lib/use-read';
import { useListPages } from '../../../parts/pages/use-pages';
import { editorKeys } from '../../../parts/versions/editor-keys';
import type { PageComponentData } from '../../../parts/versions/use-get-page-component-data';
import { PickedComponentPreview } from '../canvas/picked-component-preview';
import { existingComponents, pickedComponent } from './existing-components';
import type { CopySource } from './use-insert-copy';

interface ExistingComponentPickerProps {
  /** The page that it is copied to. */
  pageId: number;
  types: readonly CreatableType[];
  /** The components of the edited page. */
  ownComponents: PageComponentData['allComponents'];
  /** The components that the draft has. */
  placedIds: readonly number[];
  isInserting: boolean;
  onInsert: (source: CopySource) => void;
}

const noneOf = (isOwnPage: boolean) => (isOwnPage ? 'All of its components are here' : 'It has none to add');

/**
 * Selects an existing component of any page, to copy it. The page is chosen first, so that a company with a thousand
 * pages reads the components of only one.
 */
export function ExistingComponentPicker(props: ExistingComponentPickerProps) {
  const { pageId: ownPageId, types, placedIds } = props;
  const [pageId, setPageId] = useState(ownPageId);
  const [picked, setPicked] = useState<string | null>(null);
  const { data: pages } = useListPages();
  const isOwnPage = pageId === ownPageId;
  // The names of the components, without their content.
  const others = useRead(
    [...editorKeys.page(pageId), 'names'],
    'getPageComponentData',
    isOwnPage ? skipToken : { pageId, bodies: false },
  );
  const all = isOwnPage ? props.ownComponents : others.data?.allComponents;
  const existing = all && existingComponents(all, types, placedIds);
  const isEmpty = existing?.length === 0;
  return (
    <Stack gap="xs" component="section" aria-labelledby="existing-components">
      <div>
        <Title order={3} id="existing-components">
          Pick an existing one
        </Title>
        <Text size="sm" c="dimmed">
          A copy is added. The page that it comes from does not change.
        </Text>
      </div>
      <Group align="flex-start" gap="xs">
        <Select
          label="From page"
          placeholder="This page. Type to find another."
          data={(pages ?? [])
            .filter((page) => !page.isExternal && page.pageId !== ownPageId)
            .map(({ pageId: id, pageName, fullUrl, versionStatus }) => ({
              value: String(id),
              label: `${pageName} (${fullUrl})${versionStatus === 'Deleted' ? ', deleted' : ''}`,
            }))}
          value={isOwnPage ? null : String(pageId)}
          onChange={(value) => {
            setPicked(null);
            setPageId(value === null ? ownPageId : Number(value));
          }}
          clearable
          clearButtonProps={{ 'aria-label': 'Back to this page' }}
          searchable
          limit={50}
          nothingFoundMessage="No page has that name or path."
          flex="1 1 220px"
        />
        <Select
          label="Component"
          placeholder={existing ? (isEmpty ? noneOf(isOwnPage) : 'Choose one') : 'Loading…'}
          data={existing ?? []}
          value={picked}
          onChange={setPicked}
          error={others.error && !all ? messageOf(others.error) : undefined}
          disabled={isEmpty}
          searchable
          nothingFoundMessage="No component has that name."
          flex="1 1 220px"
        />
      </Group>
      {picked && <PickedComponentPreview key={picked} {...pickedComponent(picked)} />}
      <Group justify="flex-end">
        <Button
          variant="default"
          disabled={!picked}
          loading={props.isInserting}
          onClick={() => picked && props.onInsert(pickedComponent(picked))}
        >
          Add
        </Button>
      </Group>
    </Stack>
  );
}
