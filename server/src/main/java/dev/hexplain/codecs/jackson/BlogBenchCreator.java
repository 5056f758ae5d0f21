package dev.hexplain.codecs.jackson;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A Jackson mix-in that creates a BlogBench with its only constructor, with a default argument; fields are set after
 * that.
 */
abstract class BlogBenchCreator {
    @JsonCreator
    BlogBenchCreator(@JsonProperty(value = "index", access = JsonProperty.Access.WRITE_ONLY) int index) {}
}
