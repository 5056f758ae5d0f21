package dev.hexplain.ingest.carve;

import dev.hexplain.ingest.Octets;
import java.util.Optional;

/** Looks closely at an offset where the first two bytes of a kind stand. */
@FunctionalInterface
interface Finder {
    Optional<Finding> at(Octets bytes, long offset, Effort effort);
}
