package dev.hexplain.store;

/** The kinds of stored files that take space. */
public enum StoreShare {
    /** Uploads. */
    DUMPS,
    /** Indexes of trees and of captures; they can be recreated. */
    INDEXES,
    /** The bytes inside layers; it can be recreated. */
    LAYERS
}
