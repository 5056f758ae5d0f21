package dev.hexplain.tree;

/** A saved state of a {@link TreeWriter} to roll back to, made by {@link TreeWriter#checkpoint}. */
public record Checkpoint(
        boolean inSubstream,
        int current,
        int shape,
        int outerCurrent,
        int outerDepth,
        int depth,
        int maxDepth,
        int rows,
        SubstreamWriter.Extent substreams,
        int handles,
        int epochs,
        IssueLog.Extent issues,
        long fields,
        long uncovered,
        long opaque) {}
