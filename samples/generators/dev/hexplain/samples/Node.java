package dev.hexplain.samples;

import java.io.Serializable;

/** A link of the chain {@link BigStreams} writes: its place, and the next one or null. */
final class Node implements Serializable {
    private static final long serialVersionUID = 2L;

    final int index;
    final Node next;

    Node(int index, Node next) {
        this.index = index;
        this.next = next;
    }
}
