package dev.hexplain.store;

/** The kinds of stored files that take space. */
public enum StoreShare {
    /** Uploads, and in a folder what is kept of them. */
    DUMPS,
    /** Copies of dumps that are kept in a bucket; they can be fetched again. */
    FETCHED,
    /** Indexes of trees and of captures; they can be recreated. */
    INDEXES,
    /** The bytes inside layers; it can be recreated. */
    LAYERS
}
