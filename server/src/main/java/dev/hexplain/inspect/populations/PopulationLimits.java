package dev.hexplain.inspect.populations;

import dev.hexplain.inspect.common.Refusal;
import java.time.Duration;

/**
 * What a population may cost.
 *
 * @param objects most that are encoded; further ones are counted
 * @param largest most bytes of one dump, without its layers
 * @param bytes most in all dumps
 * @param time for all of it; what was measured by then is the result
 */
public record PopulationLimits(int objects, long largest, long bytes, Duration time) {
    /** Of one who has the machine. */
    public static final PopulationLimits LOCAL =
            new PopulationLimits(100_000, 16 << 20, 1 << 30, Duration.ofMinutes(30));

    /** Of one who shares a server. */
    public static final PopulationLimits SHARED =
            new PopulationLimits(10_000, 4 << 20, 64 << 20, Duration.ofMinutes(2));

    /**
     * Refuses a dump that is too large.
     *
     * @param size in bytes
     */
    void requireSmall(long size) {
        if (size > largest) {
            throw Refusal.tooLarge(
                    "it is larger than the %d MB that a dump of a population may have".formatted(largest >> 20));
        }
    }
}
