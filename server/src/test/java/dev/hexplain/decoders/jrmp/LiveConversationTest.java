package dev.hexplain.decoders.jrmp;

import static org.assertj.core.api.Assertions.assertThat;

import java.rmi.NotBoundException;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.UnicastRemoteObject;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** A registry of the JDK that runs these tests and its client, heard on the way. */
class LiveConversationTest {
    /** What is bound. */
    interface Clock extends Remote {
        long time() throws RemoteException;
    }

    @Test
    void both_directions_of_a_connection_to_a_registry_are_explained_to_the_last_byte() throws Exception {
        RecordedConversations.Loopback server = new RecordedConversations.Loopback();
        Registry registry = LocateRegistry.createRegistry(0, null, server);
        Clock clock = () -> 42;
        RecordedConversations.Recorder recorder = new RecordedConversations.Recorder();
        try {
            Registry client = LocateRegistry.getRegistry("localhost", server.port(), recorder);
            client.rebind("clock", UnicastRemoteObject.exportObject(clock, 0, null, server));
            assertThat(client.list()).containsExactly("clock");
            Assertions.assertThatThrownBy(() -> client.lookup("missing")).isInstanceOf(NotBoundException.class);
            client.unbind("clock");
        } finally {
            UnicastRemoteObject.unexportObject(clock, true);
            UnicastRemoteObject.unexportObject(registry, true);
        }
        RecordedConversations.Recorded first = recorder.connections().getFirst();
        Talk asked = Talk.of(first.sent().toByteArray());
        Talk answered = Talk.of(first.received().toByteArray());
        assertThat(asked.isComplete()).isTrue();
        assertThat(answered.isComplete()).isTrue();
        assertThat(asked.titles().stream()
                        .filter(title -> title.startsWith("Call"))
                        .map(LiveConversationTest::name))
                .containsExactly("Call rebind", "Call list", "Call lookup", "Call unbind");
        assertThat(answered.titles()).contains("Return String[] 1 element");
        assertThat(answered.titles()).contains("Return exception java.rmi.NotBoundException: \"missing\"");
    }

    private static String name(String title) {
        return title.substring(0, title.indexOf('('));
    }
}
