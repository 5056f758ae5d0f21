/**
 * MongoDB's wire protocol (specification "MongoDB Wire Protocol"): one direction of a connection, requests or replies,
 * from its start or from the middle. Documents in messages are embedded BSON.
 *
 * <p>{@link dev.hexplain.decoders.mongodb.MongoDb} is the entry; {@code MongoDbGrammar} reads messages,
 * {@code MongoDbBodies} their bodies by opcode. Imports {@code decode} and what that imports.
 *
 * <pre>{@code
 * FieldTree tree = new MongoDb(bson).decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("message[0].sections.section[0].document.find");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.mongodb;

import org.jspecify.annotations.NullMarked;
