import { chakra } from "@chakra-ui/react/styled-system";
import { productBadges as whyUs } from "@site/company/site-texts";
import type { Category, Product } from "@site/core/catalogue/contract";
import { categoryPath, quotePath } from "@site/core/site/pages";
import { ButtonLink } from "@site/ui/components/button.tsx";
import { CheckList } from "@site/ui/components/card.tsx";
import { Modal } from "@site/ui/components/modal.tsx";
import { Columns } from "@site/ui/components/section.tsx";
import { ClipboardList } from "lucide-react";
import { Breadcrumb } from "../../components/breadcrumb.tsx";
import { ChatLink } from "../../components/links/chat-link.tsx";
import { CallButton } from "../../components/links/phone-link.tsx";
import { drawingSize, Picture } from "../../components/media/picture.tsx";
import { Video } from "../../components/media/video.tsx";
import { Part } from "../../components/part.tsx";
import { detailsId } from "./product-card.tsx";

const videoId = (url: string): string => /(?:v=|youtu\.be\/|embed\/)([\w-]{6,})/.exec(url)?.[1] ?? url;

function Media({ product: { name, videoUrl, modalImage, image, imageAlt } }: { product: Product }) {
  if (videoUrl) return <Video video={{ id: videoId(videoUrl), title: name }} />;
  const picture = modalImage ?? image;
  return picture ? (
    <Picture src={picture} alt={imageAlt ?? name} size={drawingSize.product} w="full" borderRadius="md" />
  ) : null;
}

function Details({ category, product }: { category: Pick<Category, "slug" | "name">; product: Product }) {
  const id = detailsId(product);
  return (
    <Modal id={id} size="full" title={product.name} description={product.description} closeLabel="Close details">
      <chakra.div maxW="page" mx="auto" display="grid" gap="10">
        <Breadcrumb parent={{ label: category.name, to: categoryPath(category.slug) }} label={product.name} />
        <Columns gap="8" wide="minmax(0, 1.4fr) minmax(0, 1fr)">
          <Media product={product} />
          <chakra.div display="grid" gap="6" alignContent="start">
            <chakra.h3 textStyle="h3">Why Choose Us</chakra.h3>
            <CheckList items={whyUs} />
            <chakra.div display="grid" gap="3">
              <ButtonLink to={quotePath(category.slug, product.slug)} variant="action">
                <ClipboardList aria-hidden size={20} /> Start Your Consultation
              </ButtonLink>
              <ChatLink variant="outline">Chat Now</ChatLink>
              <CallButton variant="outline">Call Us</CallButton>
            </chakra.div>
          </chakra.div>
        </Columns>
        <Part as="h3" id={`${id}-overview`} title="Overview">
          <chakra.p maxW="prose">{product.overview}</chakra.p>
        </Part>
        <chakra.div display="grid" gap="8" gridTemplateColumns={{ base: "1fr", md: "1fr 1fr" }}>
          <Part as="h3" id={`${id}-features`} title="Features">
            <CheckList items={product.features} />
          </Part>
          <Part as="h3" id={`${id}-benefits`} title="Benefits">
            <CheckList items={product.benefits} />
          </Part>
        </chakra.div>
      </chakra.div>
    </Modal>
  );
}

/** The dialogs of a category's products, one each. They stand in the built page, closed. */
export default function ProductDetails({ category }: { category: Category }) {
  return category.products.map((product) => <Details key={product.id} category={category} product={product} />);
}
