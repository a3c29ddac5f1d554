import type { Assembly } from './assembly';

/** The email addresses and domains that SES allows the account to send from. */
export const readMailIdentities = (assembly: Assembly): string[] =>
  assembly.resources('AWS::SES::EmailIdentity').map((resource) => resource.name);

export interface ConfigurationSetDefinition {
  name: string;
  /** The events of its mails that go to the event bus, in SES's spelling: `bounce`. */
  published: string[];
}

interface EventDestinationProperties {
  ConfigurationSetName: string;
  EventDestination: {
    Enabled?: boolean;
    MatchingEventTypes: string[];
    EventBridgeDestination?: { EventBusArn: string };
  };
}

/** Metrics and other destinations of a configuration set have no effect on a laptop. */
export function readConfigurationSets(assembly: Assembly): ConfigurationSetDefinition[] {
  const destinations = assembly
    .resources<EventDestinationProperties>('AWS::SES::ConfigurationSetEventDestination')
    .map(({ properties }) => properties)
    .filter(
      ({ EventDestination: { Enabled, EventBridgeDestination } }) =>
        // SES publishes only to the account's default bus.
        Enabled && EventBridgeDestination?.EventBusArn.endsWith(':event-bus/default'),
    );
  return assembly.resources('AWS::SES::ConfigurationSet').map(({ name }) => ({
    name,
    published: destinations
      .filter(({ ConfigurationSetName }) => ConfigurationSetName === name)
      .flatMap(({ EventDestination }) => EventDestination.MatchingEventTypes),
  }));
}
