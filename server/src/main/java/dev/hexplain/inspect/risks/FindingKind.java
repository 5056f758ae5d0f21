package dev.hexplain.inspect.risks;

import java.util.Locale;

/** What is worth a look in a stream, besides chains. */
enum FindingKind {
    /** Dynamic proxies: each call of their interfaces goes to a handler from the stream. */
    PROXY,
    /** Lambdas: reading one calls a method of the class that made it. */
    LAMBDA,
    /** References to remote objects, and objects that are exported when they are read. */
    REMOTE,
    /** Texts that a JNDI lookup would follow. */
    ADDRESS,
    /** Objects of java.net.URL: comparing them, or using them as keys, resolves their host. */
    URL,
    /** Arrays of bytes that are streams or class files themselves. */
    EMBEDDED;

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
