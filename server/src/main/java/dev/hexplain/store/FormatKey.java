package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import java.nio.charset.StandardCharsets;

/**
 * What tells a user's own format from all others: two spaces may have formats of the same id.
 *
 * @param space that it is in
 * @param id as descriptors say it, in {@code meta/id}
 */
public record FormatKey(String space, String id) {
    private static final int DIGITS = 16;

    /** The name of the folder of its versions: the id of everybody's, behind digits of the space's hash for others. */
    String folder() {
        return space.equals(SpaceAccess.PUBLIC)
                ? id
                : Sha256.of(space.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS) + "." + id;
    }
}
