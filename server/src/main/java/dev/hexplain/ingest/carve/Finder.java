package dev.hexplain.ingest.carve;

import dev.hexplain.ingest.SourceReader;
import java.util.Optional;

/** Looks closely at an offset where the first two bytes of a kind stand. */
@FunctionalInterface
interface Finder {
    Optional<CarvedCandidate> at(SourceReader bytes, long offset, CarveBudget effort);
}
