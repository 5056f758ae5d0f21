/**
 * MongoDB's wire protocol (specification "MongoDB Wire Protocol"): one direction of a connection, requests or replies,
 * from the beginning or from the middle. The documents in messages are decoded by the format of BSON, in place.
 *
 * <p>{@link dev.hexplain.decoders.mongodb.MongoDb} is the entry; {@code MongoDbGrammar} reads messages, {@code MongoDbBodies} what
 * is behind their headers by opcode. Imports {@code decode} and what that imports.
 *
 * <pre>{@code
 * FieldTree tree = new MongoDb(bson).decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("message[0].sections.section[0].document.find");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.mongodb;

import org.jspecify.annotations.NullMarked;
