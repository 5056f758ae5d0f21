package dev.hexplain.store;

/** What of the store takes room. */
public enum StoreShare {
    /** What people brought. */
    DUMPS,
    /** Indexes of trees and of captures; they can be made again. */
    INDEXES,
    /** What was inside layers; it can be made again. */
    LAYERS
}
