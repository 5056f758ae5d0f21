package dev.hexplain.ingest;

/** A layer that can be removed from bytes, with its confidence. */
public record LayerCandidate(LayerStep step, Confidence confidence) {}
