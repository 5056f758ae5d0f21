package dev.hexplain.store;

/**
 * What a store holds, and may hold, in bytes.
 *
 * @param count of dumps
 * @param dumps what people brought
 * @param indexes those of trees and of captures; they can be made again
 * @param layers what was inside layers; it can be made again
 * @param free what may still be written to the volume
 * @param total what the volume holds
 * @param floor what has to stay free on it
 */
public record StoreUsage(
        long count, long dumps, long indexes, long layers, StoreLimits limits, long free, long total, long floor) {}
