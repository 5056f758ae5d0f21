package dev.hexplain.inspect.access;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a user may do; each includes those before it. */
public enum AccessScope {
    /** Look at all there is, decode it, ask it. */
    READ,
    /** Upload, change and delete. */
    WRITE,
    /** See what others did. */
    ADMIN;

    public boolean allows(AccessScope needed) {
        return compareTo(needed) >= 0;
    }

    /** As it is written. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one that is written so. */
    public static Optional<AccessScope> of(String id) {
        return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
    }
}
