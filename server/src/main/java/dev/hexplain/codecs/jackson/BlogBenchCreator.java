package dev.hexplain.codecs.jackson;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;

/** Tells Jackson to make a BlogBench by its only constructor, from a number that is not there; fields follow. */
abstract class BlogBenchCreator {
    @JsonCreator
    BlogBenchCreator(@JsonProperty(value = "index", access = JsonProperty.Access.WRITE_ONLY) int index) {}
}
