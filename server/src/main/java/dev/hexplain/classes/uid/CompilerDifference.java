package dev.hexplain.classes.uid;

/**
 * A class as another compiler would have made it of the same source.
 *
 * @param reason continues "matches if": {@code this$0 is there: …}
 */
record CompilerDifference(String reason, UidInput input) {}
