package dev.hexplain.decoders.tomcat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Map;
import org.apache.catalina.Manager;
import org.apache.catalina.core.StandardContext;
import org.apache.catalina.core.StandardHost;
import org.apache.catalina.ha.session.DeltaManager;
import org.apache.catalina.ha.session.DeltaSession;
import org.apache.catalina.session.StandardManager;
import org.apache.catalina.session.StandardSession;

/** Sessions as Tomcat writes them. */
final class WrittenSessions {
    private static final long CREATED = 1_700_000_000_000L;

    private WrittenSessions() {}

    /** A file of one session, as FileStore writes it. */
    static byte[] one(String id, Map<String, Object> attributes) throws IOException {
        return written(false, List.of(session(id, attributes)));
    }

    /** SESSIONS.ser, as StandardManager writes it. */
    static byte[] all(StandardSession... sessions) throws IOException {
        return written(true, List.of(sessions));
    }

    static StandardSession session(String id, Map<String, Object> attributes) {
        StandardSession session = new StandardSession(in(new StandardManager()));
        fill(session, id, attributes);
        return session;
    }

    /** What DeltaManager sends to a new node. */
    static StandardSession clustered(String id, Map<String, Object> attributes) {
        DeltaManager manager = new DeltaManager();
        in(manager);
        DeltaSession session = new DeltaSession(manager);
        fill(session, id, attributes);
        return session;
    }

    private static <M extends Manager> M in(M manager) {
        StandardContext context = new StandardContext();
        context.setName("shop");
        context.setParent(new StandardHost());
        manager.setContext(context);
        return manager;
    }

    private static void fill(StandardSession session, String id, Map<String, Object> attributes) {
        session.setValid(true);
        session.setCreationTime(CREATED);
        session.setMaxInactiveInterval(1800);
        session.setNew(false);
        session.setId(id, false);
        attributes.forEach((name, value) -> session.setAttribute(name, value, false));
    }

    private static byte[] written(boolean counted, List<StandardSession> sessions) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            if (counted) {
                out.writeObject(sessions.size());
            }
            for (StandardSession session : sessions) {
                session.writeObjectData(out);
            }
        }
        return bytes.toByteArray();
    }
}
