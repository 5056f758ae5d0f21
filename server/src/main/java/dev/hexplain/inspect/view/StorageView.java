package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * Storage use and limits of the server, in bytes.
 *
 * @param dumpCount dumps there are
 * @param dumps the uploads
 * @param indexes those of trees and captures; they can be recreated
 * @param layers what was inside layers; it can be recreated
 * @param fetched copies of dumps, which are kept in a bucket; absent where they are kept in the data folder
 * @param limit what all three may take together, or dumps alone in a bucket; absent where nothing else bounds them
 * @param keepDays days after which a dump in the caller's space that was not opened is deleted; absent for never
 * @param free what may still be written to the volume
 * @param total what the volume holds
 * @param floor what has to stay free on it
 * @param largestUpload what one dump may hold
 */
public record StorageView(
        long dumpCount,
        long dumps,
        long indexes,
        long layers,
        @Nullable Long fetched,
        @Nullable Long limit,
        @Nullable Integer keepDays,
        long free,
        long total,
        long floor,
        long largestUpload) {}
