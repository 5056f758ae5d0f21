/**
 * BSON 1.1 (bsonspec.org): one document or several back to back.
 *
 * <p>{@link dev.hexplain.decoders.bson.Bson} is the entry. {@code BsonGrammar} reads, {@code BsonElementEnds} finds
 * where things end, {@code BsonElementShapes} says how an element lies by its {@code BsonType}, {@code BsonShapes} what values
 * mean. Documents say how long they are, so that one that is broken inside leaves the others readable. Imports {@code bytes}, {@code tree}, {@code decode} and
 * {@code decode.documents}.
 *
 * <pre>{@code
 * FieldTree tree = new Bson().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("document[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.bson;

import org.jspecify.annotations.NullMarked;
