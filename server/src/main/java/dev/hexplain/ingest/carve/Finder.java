package dev.hexplain.ingest.carve;

import dev.hexplain.ingest.SourceReader;
import java.util.Optional;

/** Checks an offset where the first two bytes of a kind were found. */
@FunctionalInterface
interface Finder {
    Optional<CarvedCandidate> at(SourceReader bytes, long offset, CarveBudget effort);
}
