/**
 * BSON 1.1 (bsonspec.org): one document or several back to back.
 *
 * <p>{@link dev.hexplain.decoders.bson.Bson} is the entry. {@code BsonGrammar} is the grammar, {@code BsonElementEnds}
 * finds and checks ends, {@code BsonElementShapes} has the layout of each {@code BsonType}, {@code BsonShapes} computes
 * values. Documents begin with their length, so that a malformed one leaves the others readable. Imports {@code bytes},
 * {@code tree}, {@code decode} and {@code decode.documents}.
 *
 * <pre>{@code
 * FieldTree tree = new Bson().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("document[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.bson;

import org.jspecify.annotations.NullMarked;
