package dev.hexplain.store;

/**
 * Storage use and limits of a store, in bytes.
 *
 * @param count of dumps
 * @param dumps the uploads
 * @param indexes those of trees and of captures; they can be recreated
 * @param layers what was inside layers; it can be recreated
 * @param fetched copies of dumps that a bucket keeps; they can be fetched again
 * @param free what may still be written to the volume
 * @param total what the volume holds
 * @param floor what has to stay free on it
 */
public record StoreUsage(
        long count,
        long dumps,
        long indexes,
        long layers,
        long fetched,
        StoreLimits limits,
        long free,
        long total,
        long floor) {}
