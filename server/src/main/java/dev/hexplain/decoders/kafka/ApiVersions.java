package dev.hexplain.decoders.kafka;

/**
 * From which version on the messages of an API are flexible: their headers end with tagged fields (KIP-482; the JSON
 * files in Kafka's {@code clients/src/main/resources/common/message}).
 */
final class ApiVersions {
    static final int CONTROLLED_SHUTDOWN = 7;
    static final int HIGHEST_KEY = 100;
    static final int HIGHEST_VERSION = 25;

    private static final int NEVER = Integer.MAX_VALUE;

    /** By API key; those above are flexible from the first version on. */
    private static final int[] FLEXIBLE = {
        9, 12, 6, 9, 4, 2, 6, 3, 8, 6, // Produce to OffsetFetch
        3, 6, 4, 4, 4, 5, 3, NEVER, 3, 5, // FindCoordinator to CreateTopics
        4, 2, 2, 4, 3, 3, 3, 1, 3, 2, // DeleteTopics to CreateAcls, DescribeAcls in between
        2, 2, 4, 2, 2, 2, 2, 2, 2, 2, // CreateAcls to ExpireDelegationToken
        2, 2, 2, 2, 1, 0, 0, NEVER, 1, 1, // DescribeDelegationToken to AlterClientQuotas
    };

    private ApiVersions() {}

    static boolean isFlexible(int key, int version) {
        return version >= (key < FLEXIBLE.length ? FLEXIBLE[key] : 0);
    }
}
