package dev.hexplain.decoders.javaserialization.graphs;

import java.io.Serializable;

/** An object of a class of one's own in a graph. */
record GraphRecord(String name, Object content) implements Serializable {}
