package dev.hexplain.ingest;

/** A layer that can be taken off, and how sure that is. */
public record LayerCandidate(LayerStep step, DialectCandidate recognition) {}
