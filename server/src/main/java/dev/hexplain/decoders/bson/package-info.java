/**
 * BSON 1.1 (bsonspec.org): one document or several back to back.
 *
 * <p>{@link dev.hexplain.decoders.bson.Bson} is the entry. {@code BsonType} says of each type what its values consist of
 * ({@code BsonParts}) and how they are shown ({@code BsonValues}): sizes, shapes and counts of fields follow from that.
 * {@code BsonGrammar} reads elements by it, {@code BsonEnds} finds and checks their ends, {@code BsonLookahead} tells arrays
 * by their names, {@code BsonShapes} numbers the shapes. Documents begin with their length, so that a malformed one leaves
 * the others readable. Imports {@code bytes}, {@code tree}, {@code decode} and {@code decode.documents}.
 *
 * <pre>{@code
 * FieldTree tree = new Bson().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("document[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.bson;

import org.jspecify.annotations.NullMarked;
